// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var input = validate10;
var pattern0 = new RegExp("^evt_[A-Za-z0-9_-]{1,64}$", "u"), pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$", "u");
var pattern1 = new RegExp("^ctc_[A-Za-z0-9_-]{1,64}$", "u");
function validate14(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contact_id === void 0 && (missing0 = "contact_id"))
        return validate14.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "contact_id") {
            return validate14.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.contact_id !== void 0) {
          let data0 = data.contact_id;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (!pattern1.test(data0))
                return validate14.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
            } else
              return validate14.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        }
      }
    } else
      return validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate14.errors = vErrors, errors === 0;
}
var func2 = require_ucs2length().default, pattern2 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u"), pattern3 = new RegExp("^\\+?[0-9][0-9 -]{4,18}$", "u");
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate14(data, instancePath) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email")) {
        let err0 = { instancePath, schemaPath: "#/$defs/ParticipantByEmail/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      } else {
        let _errs5 = errors;
        for (let key0 in data)
          if (!(key0 === "email" || key0 === "name")) {
            let err1 = { instancePath, schemaPath: "#/$defs/ParticipantByEmail/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            break;
          }
        if (_errs5 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email, _errs6 = errors;
            if (errors === _errs6)
              if (typeof data0 == "string") {
                if (data0.length > 254 && func2(data0) > 254) {
                  let err2 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/ParticipantByEmail/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                } else if (data0.length < 6 && func2(data0) < 3) {
                  let err3 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/ParticipantByEmail/properties/email/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                } else if (!pattern2.test(data0)) {
                  let err4 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/ParticipantByEmail/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^@\\s]+@[^@\\s]+$" }, message: 'must match pattern "^[^@\\s]+@[^@\\s]+$"' };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
              } else {
                let err5 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/ParticipantByEmail/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            var valid2 = _errs6 === errors;
          } else
            var valid2 = !0;
          if (valid2)
            if (data.name !== void 0) {
              let data1 = data.name, _errs8 = errors;
              if (errors === _errs8)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func2(data1) > 60) {
                    let err6 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/ParticipantByEmail/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
                    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  }
                } else {
                  let err7 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/ParticipantByEmail/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              var valid2 = _errs8 === errors;
            } else
              var valid2 = !0;
        }
      }
    } else {
      let err8 = { instancePath, schemaPath: "#/$defs/ParticipantByEmail/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1);
    let _errs10 = errors;
    if (errors === errors)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.phone === void 0 && (missing1 = "phone")) {
          let err9 = { instancePath, schemaPath: "#/$defs/ParticipantByPhone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        } else {
          let _errs13 = errors;
          for (let key1 in data)
            if (!(key1 === "phone" || key1 === "name")) {
              let err10 = { instancePath, schemaPath: "#/$defs/ParticipantByPhone/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              break;
            }
          if (_errs13 === errors) {
            if (data.phone !== void 0) {
              let data2 = data.phone, _errs14 = errors;
              if (errors === _errs14)
                if (typeof data2 == "string") {
                  if (data2.length > 20 && func2(data2) > 20) {
                    let err11 = { instancePath: instancePath + "/phone", schemaPath: "#/$defs/ParticipantByPhone/properties/phone/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  } else if (data2.length < 10 && func2(data2) < 5) {
                    let err12 = { instancePath: instancePath + "/phone", schemaPath: "#/$defs/ParticipantByPhone/properties/phone/minLength", keyword: "minLength", params: { limit: 5 }, message: "must NOT have fewer than 5 characters" };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                  } else if (!pattern3.test(data2)) {
                    let err13 = { instancePath: instancePath + "/phone", schemaPath: "#/$defs/ParticipantByPhone/properties/phone/pattern", keyword: "pattern", params: { pattern: "^\\+?[0-9][0-9 -]{4,18}$" }, message: 'must match pattern "^\\+?[0-9][0-9 -]{4,18}$"' };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  }
                } else {
                  let err14 = { instancePath: instancePath + "/phone", schemaPath: "#/$defs/ParticipantByPhone/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              var valid4 = _errs14 === errors;
            } else
              var valid4 = !0;
            if (valid4)
              if (data.name !== void 0) {
                let data3 = data.name, _errs16 = errors;
                if (errors === _errs16)
                  if (typeof data3 == "string") {
                    if (data3.length > 60 && func2(data3) > 60) {
                      let err15 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/ParticipantByPhone/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
                      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                    }
                  } else {
                    let err16 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/ParticipantByPhone/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                  }
                var valid4 = _errs16 === errors;
              } else
                var valid4 = !0;
          }
        }
      } else {
        let err17 = { instancePath, schemaPath: "#/$defs/ParticipantByPhone/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    var _valid0 = _errs10 === errors;
    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 2]) : _valid0 && (valid0 = !0, passing0 = 2);
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err18 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++, validate13.errors = vErrors, !1;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id") || data.participants === void 0 && (missing0 = "participants"))
        return validate12.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "participants" || key0 === "message" || key0 === "event_timezone")) {
            return validate12.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate12.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate12.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.participants !== void 0) {
              let data1 = data.participants, _errs5 = errors;
              if (errors === _errs5)
                if (Array.isArray(data1)) {
                  if (data1.length > 20)
                    return validate12.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                  if (data1.length < 1)
                    return validate12.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid2 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs7 = errors;
                      validate13(data1[i0], instancePath + "/participants/" + i0) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                  }
                } else
                  return validate12.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.message !== void 0) {
                let data3 = data.message, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data3 == "string") {
                    if (data3.length > 500 && func2(data3) > 500)
                      return validate12.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                  } else
                    return validate12.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.event_timezone !== void 0) {
                  let data4 = data.event_timezone, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data4 == "string") {
                      if (data4.length > 64 && func2(data4) > 64)
                        return validate12.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      if (!pattern4.test(data4))
                        return validate12.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                    } else
                      return validate12.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate12.errors = vErrors, errors === 0;
}
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate12(data, instancePath) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), validate10.errors = vErrors, errors === 0;
}
var output = validate18;
var pattern6 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u"), schema25 = { type: "object", properties: { name: { type: "string", maxLength: 60 }, contactId: { $ref: "#/$defs/ContactId" }, inviteId: { $ref: "#/$defs/InviteId" }, outcome: { enum: ["invited", "already_invited", "failed"] }, byMail: { type: "boolean" }, error: { $ref: "#/$defs/ToolError" } }, required: ["name", "outcome"], additionalProperties: !1 };
var schema28 = { type: "object", properties: { code: { type: "string", pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: { type: "string", maxLength: 300 }, module: { type: "string", maxLength: 32 }, method: { type: "string", maxLength: 48 }, input_schema: { type: "object", maxProperties: 25, additionalProperties: { type: "string", maxLength: 500 }, "x-open": "keys are the field names of the method" }, detail: { type: "string", maxLength: 1e3 }, recovery_suggestion: { type: "string", maxLength: 200 }, next_steps: { type: "array", items: { type: "string", maxLength: 64 }, minItems: 0, maxItems: 3 }, can_retry: { type: "boolean" }, retry_after_seconds: { type: "integer", minimum: 0, maximum: 3600 } }, required: ["code", "message"], additionalProperties: !1 }, func13 = Object.prototype.hasOwnProperty, pattern8 = new RegExp("^inv_[A-Za-z0-9_-]{1,64}$", "u"), pattern9 = new RegExp("^[A-Z][A-Z0-9_]{2,48}$", "u");
function validate20(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "contactId" || key0 === "inviteId" || key0 === "outcome" || key0 === "byMail" || key0 === "error")) {
            return validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60)
                  return validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
              } else
                return validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.contactId !== void 0) {
              let data1 = data.contactId, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern1.test(data1))
                    return validate20.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate20.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.inviteId !== void 0) {
                let data2 = data.inviteId, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (!pattern8.test(data2))
                      return validate20.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                  } else
                    return validate20.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.outcome !== void 0) {
                  let data3 = data.outcome, _errs10 = errors;
                  if (!(data3 === "invited" || data3 === "already_invited" || data3 === "failed"))
                    return validate20.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema25.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.byMail !== void 0) {
                    let _errs11 = errors;
                    if (typeof data.byMail != "boolean")
                      return validate20.errors = [{ instancePath: instancePath + "/byMail", schemaPath: "#/properties/byMail/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.error !== void 0) {
                      let data5 = data.error, _errs13 = errors;
                      if (errors === errors)
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          let missing1;
                          if (data5.code === void 0 && (missing1 = "code") || data5.message === void 0 && (missing1 = "message"))
                            return validate20.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                          {
                            let _errs16 = errors;
                            for (let key1 in data5)
                              if (!func13.call(schema28.properties, key1)) {
                                return validate20.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                break;
                              }
                            if (_errs16 === errors) {
                              if (data5.code !== void 0) {
                                let data6 = data5.code, _errs17 = errors;
                                if (errors === _errs17)
                                  if (typeof data6 == "string") {
                                    if (!pattern9.test(data6))
                                      return validate20.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]{2,48}$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]{2,48}$"' }], !1;
                                  } else
                                    return validate20.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ToolError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid4 = _errs17 === errors;
                              } else
                                var valid4 = !0;
                              if (valid4) {
                                if (data5.message !== void 0) {
                                  let data7 = data5.message, _errs19 = errors;
                                  if (errors === _errs19)
                                    if (typeof data7 == "string") {
                                      if (data7.length > 300 && func2(data7) > 300)
                                        return validate20.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                    } else
                                      return validate20.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ToolError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid4 = _errs19 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4) {
                                  if (data5.module !== void 0) {
                                    let data8 = data5.module, _errs21 = errors;
                                    if (errors === _errs21)
                                      if (typeof data8 == "string") {
                                        if (data8.length > 32 && func2(data8) > 32)
                                          return validate20.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }], !1;
                                      } else
                                        return validate20.errors = [{ instancePath: instancePath + "/error/module", schemaPath: "#/$defs/ToolError/properties/module/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid4 = _errs21 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4) {
                                    if (data5.method !== void 0) {
                                      let data9 = data5.method, _errs23 = errors;
                                      if (errors === _errs23)
                                        if (typeof data9 == "string") {
                                          if (data9.length > 48 && func2(data9) > 48)
                                            return validate20.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" }], !1;
                                        } else
                                          return validate20.errors = [{ instancePath: instancePath + "/error/method", schemaPath: "#/$defs/ToolError/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid4 = _errs23 === errors;
                                    } else
                                      var valid4 = !0;
                                    if (valid4) {
                                      if (data5.input_schema !== void 0) {
                                        let data10 = data5.input_schema, _errs25 = errors;
                                        if (errors === _errs25)
                                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                            if (Object.keys(data10).length > 25)
                                              return validate20.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/maxProperties", keyword: "maxProperties", params: { limit: 25 }, message: "must NOT have more than 25 properties" }], !1;
                                            for (let key2 in data10) {
                                              let data11 = data10[key2], _errs28 = errors;
                                              if (errors === _errs28)
                                                if (typeof data11 == "string") {
                                                  if (data11.length > 500 && func2(data11) > 500)
                                                    return validate20.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                } else
                                                  return validate20.errors = [{ instancePath: instancePath + "/error/input_schema/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ToolError/properties/input_schema/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid5 = _errs28 === errors;
                                              if (!valid5)
                                                break;
                                            }
                                          } else
                                            return validate20.errors = [{ instancePath: instancePath + "/error/input_schema", schemaPath: "#/$defs/ToolError/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                        var valid4 = _errs25 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4) {
                                        if (data5.detail !== void 0) {
                                          let data12 = data5.detail, _errs30 = errors;
                                          if (errors === _errs30)
                                            if (typeof data12 == "string") {
                                              if (data12.length > 1e3 && func2(data12) > 1e3)
                                                return validate20.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                                            } else
                                              return validate20.errors = [{ instancePath: instancePath + "/error/detail", schemaPath: "#/$defs/ToolError/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid4 = _errs30 === errors;
                                        } else
                                          var valid4 = !0;
                                        if (valid4) {
                                          if (data5.recovery_suggestion !== void 0) {
                                            let data13 = data5.recovery_suggestion, _errs32 = errors;
                                            if (errors === _errs32)
                                              if (typeof data13 == "string") {
                                                if (data13.length > 200 && func2(data13) > 200)
                                                  return validate20.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                              } else
                                                return validate20.errors = [{ instancePath: instancePath + "/error/recovery_suggestion", schemaPath: "#/$defs/ToolError/properties/recovery_suggestion/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid4 = _errs32 === errors;
                                          } else
                                            var valid4 = !0;
                                          if (valid4) {
                                            if (data5.next_steps !== void 0) {
                                              let data14 = data5.next_steps, _errs34 = errors;
                                              if (errors === _errs34)
                                                if (Array.isArray(data14)) {
                                                  if (data14.length > 3)
                                                    return validate20.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }], !1;
                                                  if (data14.length < 0)
                                                    return validate20.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                  {
                                                    var valid6 = !0;
                                                    let len0 = data14.length;
                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                      let data15 = data14[i0], _errs36 = errors;
                                                      if (errors === _errs36)
                                                        if (typeof data15 == "string") {
                                                          if (data15.length > 64 && func2(data15) > 64)
                                                            return validate20.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                                        } else
                                                          return validate20.errors = [{ instancePath: instancePath + "/error/next_steps/" + i0, schemaPath: "#/$defs/ToolError/properties/next_steps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid6 = _errs36 === errors;
                                                      if (!valid6)
                                                        break;
                                                    }
                                                  }
                                                } else
                                                  return validate20.errors = [{ instancePath: instancePath + "/error/next_steps", schemaPath: "#/$defs/ToolError/properties/next_steps/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                              var valid4 = _errs34 === errors;
                                            } else
                                              var valid4 = !0;
                                            if (valid4) {
                                              if (data5.can_retry !== void 0) {
                                                let _errs38 = errors;
                                                if (typeof data5.can_retry != "boolean")
                                                  return validate20.errors = [{ instancePath: instancePath + "/error/can_retry", schemaPath: "#/$defs/ToolError/properties/can_retry/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                var valid4 = _errs38 === errors;
                                              } else
                                                var valid4 = !0;
                                              if (valid4)
                                                if (data5.retry_after_seconds !== void 0) {
                                                  let data17 = data5.retry_after_seconds, _errs40 = errors;
                                                  if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                    return validate20.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                  if (errors === _errs40 && typeof data17 == "number" && isFinite(data17)) {
                                                    if (data17 > 3600 || isNaN(data17))
                                                      return validate20.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600" }], !1;
                                                    if (data17 < 0 || isNaN(data17))
                                                      return validate20.errors = [{ instancePath: instancePath + "/error/retry_after_seconds", schemaPath: "#/$defs/ToolError/properties/retry_after_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                  }
                                                  var valid4 = _errs40 === errors;
                                                } else
                                                  var valid4 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        } else
                          return validate20.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/$defs/ToolError/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate20.errors = vErrors, errors === 0;
}
function validate19(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.invites === void 0 && (missing0 = "invites") || data.count === void 0 && (missing0 = "count") || data.invited === void 0 && (missing0 = "invited") || data.failed === void 0 && (missing0 = "failed"))
        return validate19.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "title" || key0 === "startAt" || key0 === "invites" || key0 === "count" || key0 === "invited" || key0 === "failed" || key0 === "version")) {
            return validate19.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate19.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate19.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate19.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate19.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate19.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern6.test(data2))
                      return validate19.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate19.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.invites !== void 0) {
                  let data3 = data.invites, _errs10 = errors;
                  if (errors === _errs10)
                    if (Array.isArray(data3)) {
                      if (data3.length > 20)
                        return validate19.errors = [{ instancePath: instancePath + "/invites", schemaPath: "#/properties/invites/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
                      if (data3.length < 1)
                        return validate19.errors = [{ instancePath: instancePath + "/invites", schemaPath: "#/properties/invites/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                      {
                        var valid3 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs12 = errors;
                          validate20(data3[i0], instancePath + "/invites/" + i0) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
                          var valid3 = _errs12 === errors;
                          if (!valid3)
                            break;
                        }
                      }
                    } else
                      return validate19.errors = [{ instancePath: instancePath + "/invites", schemaPath: "#/properties/invites/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.count !== void 0) {
                    let data5 = data.count, _errs13 = errors;
                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                      return validate19.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs13 && typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 20 || isNaN(data5))
                        return validate19.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                      if (data5 < 1 || isNaN(data5))
                        return validate19.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                    }
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.invited !== void 0) {
                      let data6 = data.invited, _errs15 = errors;
                      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                        return validate19.errors = [{ instancePath: instancePath + "/invited", schemaPath: "#/properties/invited/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data6 == "number" && isFinite(data6)) {
                        if (data6 > 20 || isNaN(data6))
                          return validate19.errors = [{ instancePath: instancePath + "/invited", schemaPath: "#/properties/invited/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                        if (data6 < 0 || isNaN(data6))
                          return validate19.errors = [{ instancePath: instancePath + "/invited", schemaPath: "#/properties/invited/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      }
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.failed !== void 0) {
                        let data7 = data.failed, _errs17 = errors;
                        if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                          return validate19.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs17 && typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 20 || isNaN(data7))
                            return validate19.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" }], !1;
                          if (data7 < 0 || isNaN(data7))
                            return validate19.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        }
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.version !== void 0) {
                          let data8 = data.version, _errs19 = errors, _errs20 = errors;
                          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                            return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs20 && typeof data8 == "number" && isFinite(data8)) {
                            if (data8 > 2147483647 || isNaN(data8))
                              return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                            if (data8 < 1 || isNaN(data8))
                              return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          }
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate19.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate19.errors = vErrors, errors === 0;
}
function validate18(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate19(data, instancePath) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length), validate18.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
