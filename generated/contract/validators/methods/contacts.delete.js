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
var pattern0 = new RegExp("^ctc_[A-Za-z0-9_-]{1,64}$", "u");
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contact_id === void 0 && (missing0 = "contact_id"))
        return validate12.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "contact_id" || key0 === "if_version")) {
            return validate12.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.contact_id !== void 0) {
            let data0 = data.contact_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate12.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate12.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.if_version !== void 0) {
              let data1 = data.if_version, _errs5 = errors, _errs6 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate12.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs6 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1))
                  return validate12.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate12.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
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
var output = validate14;
var schema17 = { type: "object", properties: { id: { $ref: "#/$defs/ContactId" }, name: { type: "string", maxLength: 60 }, company: { type: "string", maxLength: 100 }, jobTitle: { type: "string", maxLength: 100 }, relation: { type: "string", maxLength: 40 }, emailMasked: { type: "string", maxLength: 120 }, phoneMasked: { type: "string", maxLength: 40 }, avatarUrl: { $ref: "#/$defs/HttpsUrl" }, isUser: { type: "boolean" }, note: { type: "string", maxLength: 300 }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" }, version: { $ref: "#/$defs/Version", "x-card": "hidden" }, outcome: { enum: ["deleted"] } }, required: ["id", "name", "outcome"], additionalProperties: !1 };
var func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, pattern2 = new RegExp('^https://[^\\s<>"]+$', "u");
function validate15(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema17.properties, key0)) {
            return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate15.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate15.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func3(data1) > 60)
                    return validate15.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                } else
                  return validate15.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.company !== void 0) {
                let data2 = data.company, _errs7 = errors;
                if (errors === _errs7)
                  if (typeof data2 == "string") {
                    if (data2.length > 100 && func3(data2) > 100)
                      return validate15.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  } else
                    return validate15.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.jobTitle !== void 0) {
                  let data3 = data.jobTitle, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data3 == "string") {
                      if (data3.length > 100 && func3(data3) > 100)
                        return validate15.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                    } else
                      return validate15.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.relation !== void 0) {
                    let data4 = data.relation, _errs11 = errors;
                    if (errors === _errs11)
                      if (typeof data4 == "string") {
                        if (data4.length > 40 && func3(data4) > 40)
                          return validate15.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                      } else
                        return validate15.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.emailMasked !== void 0) {
                      let data5 = data.emailMasked, _errs13 = errors;
                      if (errors === _errs13)
                        if (typeof data5 == "string") {
                          if (data5.length > 120 && func3(data5) > 120)
                            return validate15.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" }], !1;
                        } else
                          return validate15.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.phoneMasked !== void 0) {
                        let data6 = data.phoneMasked, _errs15 = errors;
                        if (errors === _errs15)
                          if (typeof data6 == "string") {
                            if (data6.length > 40 && func3(data6) > 40)
                              return validate15.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                          } else
                            return validate15.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.avatarUrl !== void 0) {
                          let data7 = data.avatarUrl, _errs17 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 500 && func3(data7) > 500)
                                return validate15.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                              if (!pattern2.test(data7))
                                return validate15.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                            } else
                              return validate15.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.isUser !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.isUser != "boolean")
                              return validate15.errors = [{ instancePath: instancePath + "/isUser", schemaPath: "#/properties/isUser/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.note !== void 0) {
                              let data9 = data.note, _errs22 = errors;
                              if (errors === _errs22)
                                if (typeof data9 == "string") {
                                  if (data9.length > 300 && func3(data9) > 300)
                                    return validate15.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                } else
                                  return validate15.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.tainted !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.tainted != "boolean")
                                  return validate15.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.unconfirmed !== void 0) {
                                  let _errs26 = errors;
                                  if (typeof data.unconfirmed != "boolean")
                                    return validate15.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.version !== void 0) {
                                    let data12 = data.version, _errs28 = errors, _errs29 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate15.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs29 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 2147483647 || isNaN(data12))
                                        return validate15.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                      if (data12 < 1 || isNaN(data12))
                                        return validate15.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                    }
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.outcome !== void 0) {
                                      let _errs31 = errors;
                                      if (data.outcome !== "deleted")
                                        return validate15.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema17.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                      var valid0 = _errs31 === errors;
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
                }
              }
            }
          }
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate15.errors = vErrors, errors === 0;
}
function validate14(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate15(data, instancePath) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length), validate14.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
